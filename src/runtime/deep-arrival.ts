/**
 * Goes inline into the head, before any style. Whoever comes back, reloads or follows a link to a part of a page lands somewhere down
 * the page: then all of it has to be laid out, or the place is not where it was. Says so on `<html>`.
 */
export const deepArrivalScript = `(function(w,r,n){function deep(){r.dataset.deep=""}(location.hash||n&&n.type!="navigate")&&deep();w.addEventListener("popstate",deep)})(window,document.documentElement,performance.getEntriesByType("navigation")[0])`
