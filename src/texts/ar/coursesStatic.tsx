/**
 * Texts of the courses page's header, cards, and closing. U+2068 and U+2069 isolate names of programming languages.
 */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Also the title of the document, in `courses`. */
export const title = 'الدورات';
export const lead = (
  tutorialsLink: (label: string) => ReactNode,
  programsLink: (label: string) => ReactNode,
) => (
  <>
    تعلّمك الدورة مادة واحدة من البداية إلى النهاية، وتنتهي بمشروع تبنيه. للدروس المنفردة، انتقل إلى{' '}
    {tutorialsLink('الدروس')}؛ ولمسار أطول يجمع عدة دورات، انتقل إلى {programsLink('البرامج')}.
  </>
);

/** Heading of a course's project, on its card. */
export const project = 'ما ستبنيه';
/** The programming languages of a course, such as «HTML، CSS». */
export const languages = (names: readonly string[]) =>
  names.map((name) => `\u2068${name}\u2069`).join('، ');

// The call to action at the end.
export const closingTitle = 'لا تعرف من أين تبدأ؟';
/** If the tutorials page has questions that find a starting point. */
export const closingWithQuestions =
  'إذا لم تكتب كودًا من قبل، فابدأ بالدرس الأول. وإذا سبق أن كتبت بعض الكود، فستساعدك بضعة أسئلة قصيرة على معرفة نقطة بدايتك.';
export const closingWithoutQuestions =
  'إذا لم تكتب كودًا من قبل، فابدأ بالدرس الأول. وإذا سبق أن كتبت بعض الكود، فتصفّح الدروس واختر أحدها.';
export const startFirstLesson = 'بدء الدرس الأول';
/** Link to the questions that find a starting point. */
export const answerQuestions = 'الإجابة عن الأسئلة';
export const allLessons = 'كل الدروس';

export type Complete = Translated<
  typeof import('../en/coursesStatic'),
  typeof import('./coursesStatic')
>;
