import { Section } from '../../components/Section';
import { lazyModule, useLazyModule } from '../../components/lazyModule';

export const firstExercise = lazyModule(
  () => import(/* webpackChunkName: "first-exercise" */ './FirstExercise'),
);

/** A stranger's first run: one tiny exercise, checked in the page. */
export function TryItNow() {
  const { FirstExercise } = useLazyModule(firstExercise);
  return (
    <Section id="try" title="Try it now">
      <FirstExercise />
    </Section>
  );
}
