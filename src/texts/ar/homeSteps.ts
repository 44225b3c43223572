/** Texts of the home page's section about how a lesson works. */
import type { Translated } from '../translation';

export const title = 'كيف يسير الدرس';
export const intro = 'في كل درس الخطوات الأربع نفسها.';
export const steps = [
  {
    title: 'اقرأ قليلًا',
    text: 'شروح قصيرة مع رسوم توضيحية وكود يمكنك تشغيله.',
  },
  {
    title: 'شغّل الكود',
    text: 'غيّر سطرًا في أي مثال، وشغّله من جديد، ولاحظ ما تغيّر.',
  },
  {
    title: 'اختبر نفسك',
    text: 'تخبرك الاختبارات بالخطأ وسببه. واطلب التلميحات واحدًا تلو الآخر.',
  },
  {
    title: 'تابع من حيث توقّفت',
    text: 'يتذكّر متصفحك ما أكملته، ولا يُرسَل إلينا شيء من ذلك.',
  },
] as const;

export type Complete = Translated<typeof import('../en/homeSteps'), typeof import('./homeSteps')>;
