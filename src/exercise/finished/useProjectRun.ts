import { useState } from 'react';
import { projectRun } from './lazyProjectRun';

/** `poster`: nothing is fetched. `failed`: the code didn't load; the next press tries again. */
export type ProjectState = 'poster' | 'loading' | 'running' | 'failed';

/** @returns how far a project's run is, and what its one button does */
export function useProjectRun() {
  const [state, setState] = useState<ProjectState>('poster');
  const isOn = state === 'running' || state === 'loading';

  function toggle() {
    if (isOn) {
      setState('poster');
      return;
    }
    setState('loading');
    // A visitor who has pressed Stop by then wants the poster.
    const goOn = (next: ProjectState) =>
      setState((before) => (before === 'loading' ? next : before));
    projectRun.load().then(
      () => goOn('running'),
      () => goOn('failed'),
    );
  }

  return { state, isOn, toggle };
}
