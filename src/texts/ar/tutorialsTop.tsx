/** Texts at the top of the tutorials page. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const explanation =
  'اختر أي درس تريده. الدورات ترتّب الدروس وتنتهي بمشروع، والبرامج تجمع عدة دورات.';
export const alsoSee = (
  glossaryLink: (label: string) => ReactNode,
  reviewLink: (label: string) => ReactNode,
) => (
  <>
    وهناك أيضًا {glossaryLink('مسرد المصطلحات')} و{reviewLink('المراجعة اليومية')}.
  </>
);

// The card with the lesson to start with, for new visitors.
export const startTitle = 'ابدأ من هنا';
export const start =
  'لم تكتب كودًا من قبل؟ يبدأ الدرس الأول من الصفر، وستشغّل الكود من اللحظة الأولى.';
export const firstLesson = 'الدرس الأول';

// The same card for returning readers.
export const continueTitle = 'درسك التالي';
export const continueText = 'تابع من حيث توقّفت. على الدروس المكتملة علامة في القائمة أدناه.';

export type Complete = Translated<
  typeof import('../en/tutorialsTop'),
  typeof import('./tutorialsTop')
>;
