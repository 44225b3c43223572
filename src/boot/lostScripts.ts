import { scriptWhenShown } from '../site/whenShown';
import * as texts from '../texts/en/lostScripts';

declare global {
  interface Window {
    /** True once the entry point has run, which means that its scripts have loaded. */
    isBooted?: boolean;
  }
}

/** Session storage key shared with `app/recovery.ts`, so that an address is reloaded only once. */
const GUARD_KEY = 'reloaded-for';

/** In ms; the same as for webpack's chunks. */
const TIME_LIMIT = 30_000;

/**
 * Inline script that recovers when one of the document's scripts fails to load. It must run before those
 * scripts, because the browser fires each error event only once.
 *
 * Page chunks: removes the failed script element. If it stayed, webpack would find it, wait for an event that
 * has already fired, and eventually time out; without it, webpack requests the chunk again. A truncated
 * script fires `load` and a syntax error, and an empty one only `load`, so elements are also removed once
 * they have loaded: by then webpack knows whether the chunk has run. The element's `integrity` is stored for
 * the second request (`build/webpack/OwnScriptsPlugin.ts`), so that the retry can't run a file the hash check
 * rejected.
 *
 * Entry scripts: webpack can't retry them, and an empty one reports no error. If the entry point
 * hasn't run by the time the document has loaded, refetches its scripts, bypassing the HTTP cache, which may
 * keep a bad file for a year, and reloads the page once. If that also fails, the page stays static and shows
 * a notice: the document's own or, if the document was cut off before it, a short message. A page that the browser
 * rendered ahead of time waits until it opens, because its session storage, and with it the guard against endless
 * reloads, doesn't last until then.
 *
 * No answer: the document hasn't loaded while a script is pending, and never does if its own connection broke
 * off (Chromium and WebKit then report it as loading forever, and have no `body` if that was in the head). Shows
 * the notice after a time limit, and takes it back if the entry point runs after all.
 */
export const LOST_SCRIPT_HANDLER = `(function(){${[
  `var d=document,h=d.documentElement,n`,
  `function say(){n=d.getElementById("scripts-failed");if(!n){n=d.createElement("p");n.className="scripts-failed";n.textContent=${JSON.stringify(texts.cutShort)};(d.body||h.appendChild(d.createElement("body"))).append(n)}n.hidden=false;h.classList.remove("js")}`,
  `function unsay(){if(n&&window.isBooted){n.hidden=true;n=null;h.classList.add("js")}}`,
  `function drop(s){if(!s||s.tagName!=="SCRIPT"||s.hasAttribute("data-entry"))return;(window.lostScripts||(window.lostScripts={}))[s.getAttribute("src")]=s.integrity;s.remove()}addEventListener("error",function(e){drop(e.error instanceof SyntaxError?[].find.call(d.scripts,function(x){return x.src===e.filename}):e.target)},true);d.addEventListener("load",function(e){drop(e.target);unsay()},true)`,
  `addEventListener("load",function(){if(window.isBooted)return unsay();${scriptWhenShown(`var g=${JSON.stringify(GUARD_KEY)},p=location.pathname;try{if(sessionStorage.getItem(g)===p)return say();sessionStorage.setItem(g,p)}catch(e){return say()}Promise.all([].map.call(d.querySelectorAll("[data-entry]"),function(s){return fetch(s.src,{cache:"reload"}).then(function(r){if(!r.ok)throw r;return r.blob()})})).then(function(){location.reload()},say)`)}})`,
  `setTimeout(function(){window.isBooted||say()},${TIME_LIMIT})`,
].join(';')}})()`;
