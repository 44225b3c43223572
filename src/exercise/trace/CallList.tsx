import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { nameOf } from '../../languages/javascript/trace/reading/describeStep';
import type { Step } from '../../languages/javascript/trace/reading/steps';
import {
  objectsById,
  valueText,
  type Objects,
} from '../../languages/javascript/trace/reading/values';
import { variablesOf, type Variable } from '../../languages/javascript/trace/reading/variables';
import type { Instrumented } from '../../languages/javascript/trace/siteTable';
import type { TraceFrame, TraceValue } from '../../sandbox/trace';
import { PlainWords } from '../results/PlainWords';
import * as texts from '../../texts/en/stepThrough';

interface CallListProps {
  step: Step;
  program: Instrumented;
  /** The call that a test tried, or the test's name. */
  caller: string | undefined;
}

/** The calls that are running, the innermost first, with their variables. */
export function CallList({ step, program, caller }: CallListProps) {
  const { after, changes } = step;
  const objects = objectsById(after.objects);
  const old = objectsById(step.before.objects);
  const [bottom, ...calls] = after.frames;
  const changed = new Map<string, TraceValue | undefined>(
    changes.flatMap((change) =>
      change.kind === 'variable'
        ? [[`${change.frame} ${change.name}`, change.before] as const]
        : [],
    ),
  );
  const changedObjects = new Set(
    changes.flatMap((change) => (change.kind === 'object' ? [`o${change.after.id}`] : [])),
  );

  function noteOf(frame: TraceFrame, { name, value }: Variable): string | undefined {
    const key = `${frame.id} ${name}`;
    if (changedObjects.has(value)) return texts.before(valueText(value, old));
    if (!changed.has(key)) return undefined;
    const before = changed.get(key);
    return before === undefined ? texts.isNew : texts.before(valueText(before, old));
  }

  const list = (frame: TraceFrame) => (
    <Variables
      variables={variablesOf(frame, program).filter((one) => isShown(one, frame))}
      objects={objects}
      noteOf={(variable) => noteOf(frame, variable)}
    />
  );

  return (
    <div>
      <Typography variant="label" component="p" sx={{ mb: 0.5 }}>
        {texts.calls}
      </Typography>
      <Calls>
        {[...calls].reverse().map((frame) => {
          const info = program.functions[frame.fn];
          const line = program.sites[frame.site]?.line;
          return (
            <li key={frame.id}>
              <p>
                {info ? <PlainWords text={nameOf(info)} /> : null}
                {line === undefined ? null : <small>{texts.atLine(line)}</small>}
              </p>
              {list(frame)}
            </li>
          );
        })}
        {after.hidden > 0 ? <li>{texts.hiddenCalls(after.hidden)}</li> : null}
        {caller !== undefined && after.isIdle ? (
          <li>
            <p>
              {texts.calledByTest} <small>{caller}</small>
            </p>
          </li>
        ) : null}
        {bottom ? (
          <li>
            <p>
              {texts.program}
              {after.isIdle ? <small>{texts.idle}</small> : null}
            </p>
            {list(bottom)}
          </li>
        ) : null}
      </Calls>
    </div>
  );
}

/** The program's own functions never change. */
function isShown({ value }: Variable, { fn }: TraceFrame): boolean {
  return fn !== 0 || !/^[fc]/.test(value);
}

interface VariablesProps {
  variables: readonly Variable[];
  objects: Objects;
  /** Says how a variable has changed. */
  noteOf: (variable: Variable) => string | undefined;
}

function Variables({ variables, objects, noteOf }: VariablesProps) {
  if (variables.length === 0) return <small>{texts.noVariables}</small>;
  return (
    <dl>
      {variables.map((variable) => {
        const note = noteOf(variable);
        return (
          <div key={variable.name} data-changed={note === undefined ? undefined : ''}>
            <dt>{variable.name}</dt>
            <dd>
              <samp dir="ltr">{valueText(variable.value, objects)}</samp>
              {note === undefined ? null : <small>{note}</small>}
              {variable.isOuter ? <small>{texts.outer}</small> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const Calls = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.site.lineStrong}`,
  borderRadius: 8,
  fontSize: '0.875rem',
  '& > li': { padding: '8px 12px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // The innermost call.
  '& > li:first-of-type': {
    borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '8px 8px 0 0',
  },
  '& > li:only-of-type': { borderRadius: 8 },
  '& p': { marginBlock: 0, fontWeight: theme.typography.fontWeightMedium },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& p > small, & dd > small': { marginInlineStart: 8 },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 10,
    paddingInlineStart: 8,
    borderInlineStart: '3px solid transparent',
  },
  '& dt': { fontFamily: theme.typography.label.fontFamily },
  '& dt::after': { content: '" ="', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& samp': { fontSize: 'inherit' },
  '& [data-changed]': {
    borderInlineStartColor: theme.vars.palette.secondary.main,
    '& samp': { fontWeight: theme.typography.fontWeightBold },
  },
}));
