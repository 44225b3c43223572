import { useState } from 'react';
import { projectRun } from './lazyProjectRun';

/** `poster`: nothing is loaded yet. `failed`: loading failed, and the next click retries. */
export type ProjectState = 'poster' | 'loading' | 'running' | 'failed';

/** Returns the state of a project's demo, and the handler for its start/stop button. */
export function useProjectRun() {
  const [state, setState] = useState<ProjectState>('poster');
  const isOn = state === 'running' || state === 'loading';

  function toggle() {
    if (isOn) {
      setState('poster');
      return;
    }
    setState('loading');
    // Ignores the result if the visitor clicked Stop in the meantime.
    const goOn = (next: ProjectState) =>
      setState((before) => (before === 'loading' ? next : before));
    projectRun.load().then(
      () => goOn('running'),
      () => goOn('failed'),
    );
  }

  return { state, isOn, toggle };
}
