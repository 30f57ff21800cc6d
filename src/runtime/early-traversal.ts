/**
 * Goes inline into the head. After a reload, Back leads to an entry that the browser counts to the same document: it changes
 * the address and leaves the page. Until navigation is listening (or for good, when the page could not be brought to life) the
 * page of that address is loaded in full. A navigation that is handled has a transition.
 */
export const earlyTraversalScript = `(function(n){n&&n.addEventListener("currententrychange",function(e){e.navigationType=="traverse"&&!n.transition&&new URL(e.from.url).pathname!=location.pathname&&location.reload()})})(window.navigation)`
