// Set the chosen theme before anything is drawn.
document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "system";
