/** Texts of the page that's shown at an address without a page. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Title of the page, for the browser's tab. */
export const title = 'الصفحة غير موجودة';
export const description = 'هذه الصفحة غير موجودة. إليك صفحات مشابهة ورابطًا إلى الصفحة الرئيسية.';

/** The label is the status code, above the heading. */
export const label = '404';
export const heading = 'هذه الصفحة غير موجودة';
/** Before one of the two texts after it. The path is the requested one. */
export const askedFor = (path: ReactNode) => (
  <>
    طلبت العنوان <bdi dir="ltr">{path}</bdi>.
  </>
);
export const movedOrTypo = 'ربما نُقلت الصفحة، أو كان في كتابة العنوان خطأ.';
/** At the address of the Careers page, if the school has none. */
export const noOpenings = (link: (label: string) => ReactNode) => (
  <>لا توجد وظائف معلنة هنا. لمعرفة ما نعلّمه، انتقل إلى {link('البرامج')}.</>
);

/** Above the name of the page that the visitor probably meant. */
export const didYouMean = 'هل تقصد هذه الصفحة؟';
export const thisMayHelp = 'قد تفيدك هذه الصفحة:';
export const findLesson = 'ابحث عن درس:';
/** Above the other pages that the visitor may have meant. */
export const orTry = (count: number) =>
  count === 1 ? 'أو جرّب هذه الصفحة:' : 'أو جرّب إحدى هذه الصفحات:';

export const home = 'الرئيسية';
export const search = 'البحث في الموقع';
export const searchFailed = 'تعذّر تحميل البحث. أعد المحاولة';

/**
 * Words that don't tell similar addresses apart, in lowercase and without accents, which includes the hamza: `الى` for
 * `إلى`. Addresses can be English.
 */
export const linkingWords =
  'في من الى على عن مع او ثم هذا هذه a and for in of on or the to with'.split(' ');

/** Names of the pages that can be suggested. */
export const pages = {
  tutorials: 'الدروس',
  courses: 'الدورات',
  programs: 'البرامج',
  about: 'من نحن',
  glossary: 'المسرد',
  review: 'المراجعة',
  planner: 'مخطّط الدراسة',
};

export type Complete = Translated<typeof import('../en/notFound'), typeof import('./notFound')>;
