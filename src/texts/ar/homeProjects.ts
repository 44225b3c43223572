/** Texts of the home page's section with demos of the finished projects. */
import type { Translated } from '../translation';

export const title = 'ما ستبنيه';
export const intro =
  'ستبني كل مشروع من هذه المشاريع بنفسك، جزءًا بعد جزء، في الدرس الأخير من دورته. جرّبها هنا أولًا.';

export type Complete = Translated<
  typeof import('../en/homeProjects'),
  typeof import('./homeProjects')
>;
