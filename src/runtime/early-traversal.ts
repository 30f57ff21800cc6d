declare global {
  interface Window {
    endEarlyTraversal?: () => void
  }
}

/**
 * Goes inline into the head. After a reload, Back leads to an entry that the browser counts to the same document: it changes
 * the address and leaves the page. Until navigation is listening (or for good, when the page could not be brought to life) the
 * page of that address is loaded in full. A navigation that is handled has a transition; one that is handled without the
 * Navigation API ends this by `endEarlyTraversal`. Without that API the addresses of the document are the one it was entered
 * by and its own.
 */
export const earlyTraversalScript = `(function(w,n,l,p){var o=n||w,t=n?"currententrychange":"popstate";function f(e){(n?e.navigationType=="traverse"&&!n.transition&&new URL(e.from.url).pathname!=l.pathname:l.pathname!=p&&l.pathname!=encodeURI(document.documentElement.dataset.pagePath))&&l.reload()}o.addEventListener(t,f);w.endEarlyTraversal=function(){o.removeEventListener(t,f)}})(window,window.navigation,location,location.pathname)`
