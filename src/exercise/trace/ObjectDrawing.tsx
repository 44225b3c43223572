import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { DrawingSvg } from '../../figures/DrawingSvg';
import type { Step } from '../../languages/javascript/trace/reading/steps';
import { idOf, objectsById, valueText } from '../../languages/javascript/trace/reading/values';
import { variablesOf } from '../../languages/javascript/trace/reading/variables';
import type { Instrumented } from '../../languages/javascript/trace/siteTable';
import * as texts from '../../texts/en/stepThrough';
import { drawObjects, type Root } from './drawObjects';

/** Width until the real one is known, in px. */
const USUAL_WIDTH = 300;

interface ObjectDrawingProps {
  step: Step;
  program: Instrumented;
}

/** Drawing of the objects that variables refer to. Nothing if there are none. */
export function ObjectDrawing({ step, program }: ObjectDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(USUAL_WIDTH);

  useLayoutEffect(() => {
    // Unknown where nothing is laid out, such as in tests.
    if (box.current?.clientWidth) setRoom(box.current.clientWidth);
  }, []);

  const roots = rootsOf(step, program);
  const drawing = drawObjects(roots, step.after, step.before, room);
  return (
    <div ref={box}>
      {drawing ? (
        <>
          <Typography variant="label" component="p" sx={{ mb: 0.5 }}>
            {texts.objects}
          </Typography>
          {}
          <Box tabIndex={0} role="group" aria-label={texts.objects} sx={{ overflowX: 'auto' }}>
            <Box dir="ltr" sx={{ width: 'max-content' }}>
              <DrawingSvg isFixed label={labelOf(roots, step)} drawing={drawing} />
            </Box>
          </Box>
        </>
      ) : null}
    </div>
  );
}

/** Returns the variables that refer to objects, those of the innermost call first, each name once. */
function rootsOf({ after, before, changes }: Step, program: Instrumented): Root[] {
  const objects = objectsById(after.objects);
  const old = objectsById(before.objects);
  const roots = new Map<string, Root>();
  for (const frame of [...after.frames].reverse()) {
    for (const { name, value } of variablesOf(frame, program)) {
      const id = idOf(value);
      if (id === undefined || !objects.has(id) || roots.has(name)) continue;
      const isChanged = changes.some(
        (change) => change.kind === 'variable' && change.name === name && change.frame === frame.id,
      );
      roots.set(name, { name, id, isChanged: isChanged || !old.has(id) });
    }
  }
  return [...roots.values()];
}

function labelOf(roots: readonly Root[], { after }: Step): string {
  const objects = objectsById(after.objects);
  const names = new Map<number, string>();
  return texts.objectsDrawn(
    roots.map(({ name, id }) => {
      const other = names.get(id);
      names.set(id, other ?? name);
      return other === undefined
        ? texts.refersTo(name, valueText(`o${id}`, objects))
        : texts.sameAs(name, other);
    }),
  );
}
