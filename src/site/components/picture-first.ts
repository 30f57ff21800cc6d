/** Of a document that a picture opens. */
export const opensWithPicture = 'data-opens-with-picture'

/**
 * Goes inline into the head. On a slow line all that the first layout asks for shares it, and fonts would keep the picture that opens the
 * page waiting. So the document names families that no sheet brings, and those of the sheets are fetched under these names once the
 * picture is painted, the page has loaded without it (a visitor may have pictures switched off), or after two seconds. They are shown
 * together: each addition has all words laid out again. A visitor whom a worker serves has the fonts already.
 */
export const pictureFirstScript = `(d=>{var e=d.documentElement,begun;if(!e.hasAttribute("${opensWithPicture}")||navigator.serviceWorker?.controller)return;e.setAttribute("data-picture-first","");function face(r){var of=n=>r.style.getPropertyValue(n),range=of("unicode-range"),f=new FontFace(of("font-family").replace(/["']/g,"")+" Later",of("src"),{weight:of("font-weight"),unicodeRange:range||"U+0-10FFFF",display:"swap"});return range?f:f.load().catch(()=>f)}self.fontsToCome=new Promise(done=>{function go(){if(begun)return;begun=1;var rules=[...d.styleSheets].flatMap(s=>{try{return[...s.cssRules]}catch{return[]}}).filter(r=>r instanceof CSSFontFaceRule&&/url/.test(r.cssText));Promise.all(rules.map(face)).then(all=>{all.forEach(f=>d.fonts.add(f));done()})}function soon(){requestAnimationFrame(()=>setTimeout(go))}d.addEventListener("DOMContentLoaded",()=>{var i=d.querySelector("img[fetchpriority=high]");if(!i||i.complete)go();else i.onload=i.onerror=soon;setTimeout(go,2e3)});addEventListener("load",soon)})})(document)`

const openingPicture = /<img\b[^>]* fetchpriority="high"/i

/** What a document says of itself, by what is on it. */
export const openingOf = (html: string): string => (openingPicture.test(html) ? ` ${opensWithPicture}` : '')
