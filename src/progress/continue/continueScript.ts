import { scriptWhenShown } from '../../site/whenShown';
import * as texts from '../../texts/en/continueButton';
import { documentLanguage } from '../../texts/en/documentLanguage';
import { CONTINUE_KEY, LESSON_SLUG } from './continueEntry';

const LANGUAGE = JSON.stringify(documentLanguage);

/**
 * Inline script after a prerendered `ContinueButton`. It points the button at the lesson to continue before
 * the first paint, to avoid a flash or layout shift. On a page that the browser rendered ahead of time, it
 * waits until the reader opens the page. It runs again when the page comes back from the back/forward cache, where it
 * missed what the reader has done since. It validates the entry with the same rules as `continueStep`; an invalid entry
 * restores the prerendered button.
 */
export const CONTINUE_SCRIPT = `(function(s){var b=s.previousElementSibling,w=b.firstElementChild,n=w.firstElementChild,m=w.lastElementChild,d=b.dataset,o=[b.getAttribute("href"),n.textContent,m.textContent];function f(){b.setAttribute("href",o[0]);n.textContent=o[1];m.textContent=o[2];delete d.begun;delete d.finished;try{var e=JSON.parse(localStorage.getItem(${JSON.stringify(CONTINUE_KEY)})),c=d.course,l=c?e.courses[c]:e.last;if(!c&&!l&&!Object.keys(e.courses)[0])return void(d.finished="");if(!${String(LESSON_SLUG)}.test(l.slug||"")||!l.title||typeof l.title!=="string")return;b.href=o[0].replace(/[^/]*$/,l.slug)+(l.heading?"#"+l.heading:"");n.textContent=${JSON.stringify(texts.continueLabel)};m.textContent=(e.language||${LANGUAGE})===${LANGUAGE}?l.title:${JSON.stringify(texts.nextLessonLabel)};d.begun=""}catch(_){}}${scriptWhenShown('f()')};addEventListener("pageshow",function(e){e.persisted&&f()})})(document.currentScript)`;
