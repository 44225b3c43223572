import { CONTINUE_KEY, LESSON_SLUG } from './continueEntry';

/** What the button says before the title of the lesson to go on with. */
export const CONTINUE_LABEL = 'Continue:';

/**
 * The inline script behind a prerendered `ContinueButton`: turns it into the way to go on before the first paint, so that
 * nothing is exchanged before the reader's eyes and nothing shifts. It judges the entry as `continueStep` does; whatever is wrong
 * leaves the button as it is.
 */
export const CONTINUE_SCRIPT = `(function(s){try{var b=s.previousElementSibling,t=localStorage,e=JSON.parse(t.getItem(${JSON.stringify(CONTINUE_KEY)})),c=b.dataset.course,l=c?e.courses[c]:e.last,w=b.firstElementChild;if(!c&&!l&&!Object.keys(e.courses)[0])return void(b.dataset.finished="");if(!${String(LESSON_SLUG)}.test(l.slug||"")||!l.title||typeof l.title!=="string")return;b.href=b.getAttribute("href").replace(/[^/]*$/,l.slug)+(l.heading?"#"+l.heading:"");w.firstElementChild.textContent=${JSON.stringify(CONTINUE_LABEL)};w.lastElementChild.textContent=l.title;b.dataset.begun=""}catch(_){}})(document.currentScript)`;
