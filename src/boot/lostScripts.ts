declare global {
  interface Window {
    /** Whether the entry runs; its scripts have come then, and the document has something to hydrate. */
    isBooted?: boolean;
  }
}

/** The key of `app/recovery.ts`: one reload for an address, however it came to it. */
const GUARD_KEY = 'reloaded-for';

/** Said of a document that broke off before its own notice. */
const CUT_SHORT = "This page didn't load completely. Reload it to try again.";

/**
 * The second inline script of a page: what to do when one of the document's own scripts cannot be fetched. It listens
 * from before the first of them is asked for, because such a failure is told once and to nobody who comes later.
 *
 * A page's script is taken out of the document. Webpack would find the element, wait for an event that has passed, and
 * give up only after its time limit; so it asks anew at once, and the entry deals with what comes of it. A script that is
 * cut short is no failure to the browser, which says that it was loaded; only its syntax is wrong. Of an empty one nothing is
 * wrong at all, so each is taken out once it has loaded: webpack knows by then whether it has run.
 *
 * Its hash is noted for that second time (`integrity`, read in `build/webpack/OwnScriptsPlugin.ts`): a file that was refused
 * because it is not what the build made is not to be run because it was asked for twice.
 *
 * A script of the entry has nobody to ask for it anew, and says nothing at all when it is empty. So once the document is loaded
 * and the entry does not run, its scripts are fetched past the browser's cache, which may hold a wrong one for a
 * year, and the page is loaded anew, once. After that it works as without JavaScript, and says so.
 */
export const LOST_SCRIPT_HANDLER = `(function(){${[
  `function drop(s){if(!s||s.tagName!=="SCRIPT"||s.hasAttribute("data-entry"))return;(window.lostScripts||(window.lostScripts={}))[s.getAttribute("src")]=s.integrity;s.remove()}addEventListener("error",function(e){drop(e.error instanceof SyntaxError?[].find.call(document.scripts,function(x){return x.src===e.filename}):e.target)},true);document.addEventListener("load",function(e){drop(e.target)},true)`,
  `addEventListener("load",function(){if(window.isBooted)return;var d=document,g=${JSON.stringify(GUARD_KEY)},p=location.pathname;function say(){var n=d.getElementById("scripts-failed");d.documentElement.classList.remove("js");if(n)n.hidden=false;else d.body.append(${JSON.stringify(CUT_SHORT)})}try{if(sessionStorage.getItem(g)===p)return say();sessionStorage.setItem(g,p)}catch(e){return say()}Promise.all([].map.call(d.querySelectorAll("[data-entry]"),function(s){return fetch(s.src,{cache:"reload"}).then(function(r){if(!r.ok)throw r;return r.blob()})})).then(function(){location.reload()},say)})`,
].join(';')}})()`;
