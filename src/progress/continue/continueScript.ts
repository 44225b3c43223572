import { scriptWhenShown } from '../../site/whenShown';
import * as texts from '../../texts/en/continueButton';
import { documentLanguage } from '../../texts/en/documentLanguage';
import { CONTINUE_KEY, LESSON_SLUG } from './continueEntry';

const LANGUAGE = JSON.stringify(documentLanguage);

/**
 * Inline script after a prerendered `ContinueButton`. It points the button at the lesson to continue before
 * the first paint, to avoid a flash or layout shift. On a page that the browser rendered ahead of time, it
 * waits until the reader opens the page. It validates the entry with the same rules as
 * `continueStep`; an invalid entry leaves the button unchanged.
 */
export const CONTINUE_SCRIPT = `(function(s){${scriptWhenShown(
  `try{var b=s.previousElementSibling,t=localStorage,e=JSON.parse(t.getItem(${JSON.stringify(CONTINUE_KEY)})),c=b.dataset.course,l=c?e.courses[c]:e.last,w=b.firstElementChild;if(!c&&!l&&!Object.keys(e.courses)[0])return void(b.dataset.finished="");if(!${String(LESSON_SLUG)}.test(l.slug||"")||!l.title||typeof l.title!=="string")return;b.href=b.getAttribute("href").replace(/[^/]*$/,l.slug)+(l.heading?"#"+l.heading:"");w.firstElementChild.textContent=${JSON.stringify(texts.continueLabel)};w.lastElementChild.textContent=(e.language||${LANGUAGE})===${LANGUAGE}?l.title:${JSON.stringify(texts.nextLessonLabel)};b.dataset.begun=""}catch(_){}`,
)}})(document.currentScript)`;
