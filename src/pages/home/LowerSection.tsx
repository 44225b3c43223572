import { lazyModule, useLazyModule } from '../../components/lazyModule';

export const lowerSections = lazyModule(
  () => import(/* webpackChunkName: "home-sections" */ './lowerSections'),
);

/** In the order of the page: how one learns here, what there is, for whom, and how to begin. */
export const LOWER_SECTIONS = [
  'LearningSteps',
  'CourseLedger',
  'ProgramTracks',
  'FitList',
  'Questions',
  'Closing',
] as const;

interface LowerSectionProps {
  name: (typeof LOWER_SECTIONS)[number];
}

/** One of the home page's sections whose code comes later. */
export function LowerSection({ name }: LowerSectionProps) {
  const { [name]: Section } = useLazyModule(lowerSections);
  return <Section />;
}
