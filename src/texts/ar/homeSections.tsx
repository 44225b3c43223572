/** Texts of the home page's sections below the demos. U+2068 and U+2069 isolate titles in another script. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';
import { countOf, type Noun } from './format';

const PATH: Noun = {
  one: 'مسار واحد',
  two: 'مساران',
  few: 'مسارات',
  many: 'مسارًا',
  other: 'مسار',
};

// How a reader fixes a failing exercise.
export const momentsTitle = 'من المحاولة الأولى إلى الحل الصحيح';
export const failsTitle = 'يفشل الاختبار';
export const failsText = 'من دون السطر المميّز، سترى ما جرّبه الاختبار، وما توقّعه، وما أعاده الكود.';
export const fixTitle = 'تصلح الخطأ';
export const fixText = 'تحصل على التلميحات عندما تطلبها. كان ينقص هنا سطر واحد.';
export const passesTitle = 'ينجح الاختبار';
export const passesText = 'تنجح كل الاختبارات، بما فيها اختبار لم يكن ظاهرًا لك.';
export const hint = (number: number) => `التلميح ${number}`;

// The courses.
/** @param forNew - wraps the part that only new visitors see */
export const coursesTitle = (courses: number, forNew: (text: string) => ReactNode) => (
  <>
    {counts.courses(courses)}
    {forNew('. اقرأ المنهج أولًا')}
  </>
);
export const coursesIntro = (lessons: number, courses: number) => {
  const start = `${counts.lessons(lessons)} في المجموع، مع تمارين يتحقّق منها متصفحك.`;
  return courses === 1 ? `${start} تنتهي الدورة بمشروع.` : `${start} تنتهي كل دورة بمشروع.`;
};

// The programs.
export const programsTitle = (programs: number) => `${countOf(programs, PATH)} عبر الدورات`;
export const programsIntro = (plannerLink: (label: string) => ReactNode) => (
  <>
    يرتّب البرنامج الدورات ويضيف إليها محطات تُظهر ما تعلّمته. ويحوّل {plannerLink('مخطّط الدراسة')} أيام
    دراستك إلى جدول زمني.
  </>
);
/** Label of the list of a program's courses. */
export const coursesIn = (program: string) => `دورات برنامج «\u2068${program}\u2069»`;

// What people said about the school.
export const testimonialsTitle = 'ما يقوله الناس';
export const testimonialsIntro =
  'لكل اقتباس مصدره وتاريخه، وقد وافق جميع أصحاب الاقتباسات على نشرها.';
/** Below a quote. `source` is a website's name or a text that the school wrote. */
export const quotedFrom = (source: ReactNode, date: ReactNode) => (
  <>
    <bdi>{source}</bdi>، {date}
  </>
);

/** Link in the section about who the school is for, after its introduction. */
export const nextSteps = 'ما يأتي بعد ذلك';

// Common questions.
export const questionsTitle = 'إجابات واضحة عن أسئلة شائعة';
export const questionsIntro = (aboutLink: (label: string) => ReactNode) => (
  <>للمزيد عن كيفية إعداد هذا الموقع وما يخزّنه، اطّلع على {aboutLink('صفحة «من نحن»')}.</>
);
/** After `questionsIntro`, if the site has a comparison. */
export const seeComparison = (comparisonLink: (label: string) => ReactNode) => (
  <>ولمقارنة هذا الموقع بمدارس أخرى جنبًا إلى جنب، اطّلع على {comparisonLink('صفحة المقارنة')}.</>
);

// The call to action at the end.
export const startFirstLesson = 'بدء الدرس الأول';
export const planWeeks = 'تخطيط أسابيعك';

export type Complete = Translated<
  typeof import('../en/homeSections'),
  typeof import('./homeSections')
>;
