/**
 * The second inline script of a page: what to do when one of the document's own scripts cannot be fetched. It listens
 * from before the first of them is asked for, because such a failure is told once and to nobody who comes later.
 *
 * A page's script is taken out of the document. Webpack would find the element, wait for an event that has passed, and
 * give up only after its time limit; so it asks anew at once, and the entry deals with what comes of it.
 *
 * A script of the entry has nobody to ask for it anew. Then the prerendered page works as without JavaScript, and says so.
 *
 * A script that is cut short is no failure to the browser, which says that it was loaded; only its syntax is wrong.
 */
export const LOST_SCRIPT_HANDLER = `addEventListener("error",function(e){var d=document,s=e.error instanceof SyntaxError?[].find.call(d.scripts,function(x){return x.src===e.filename}):e.target;if(!s||s.tagName!=="SCRIPT")return;if(!s.hasAttribute("data-entry"))return s.remove();function say(){d.getElementById("scripts-failed").hidden=false}d.documentElement.classList.remove("js");if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",say);else say()},true)`;
