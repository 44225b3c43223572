import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../../components/form/SelectField';
import type { ProjectInput } from '../../../content/model';
import { withInputs } from '../../../content/exercises/project';
import { OutputList } from '../../results/OutputList';
import { useRun } from '../../run/useRun';
import * as texts from '../../../texts/en/projectRun';

interface ProgramRunProps {
  title: string;
  code: string;
  inputs: readonly ProjectInput[];
}

/** Runs a finished program and shows its output. Changing an input runs it again. */
export function ProgramRun({ title, code, inputs }: ProgramRunProps) {
  const { result, start } = useRun();
  const [values, setValues] = useState(inputs.map(({ choices: [first = ''] }) => first));
  const latestStart = useRef(start);
  const program = withInputs(code, inputs, values);

  useEffect(() => {
    void latestStart.current(program);
  }, [program]);

  function change(index: number, value: string) {
    setValues((before) => before.with(index, value));
  }

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 2,
          px: 2,
          py: 1.5,
        }}
      >
        {inputs.map(({ label, choices }, index) => (
          <SelectField
            key={label}
            label={label}
            value={values[index]}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
            onChange={({ currentTarget }) => change(index, currentTarget.value)}
          />
        ))}
      </Box>
      <Box
        role="log"
        aria-label={texts.outputOf(title)}
        // Scrollable regions have to be focusable.
        tabIndex={0}
        sx={{
          flex: '1 1 auto',
          overflow: 'auto',
          px: 2,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'site.sunken',
        }}
      >
        {result?.end === 'unavailable' || result?.end === 'stopped' ? (
          <Typography variant="body2">{texts.failed}</Typography>
        ) : result ? (
          <OutputList result={result} />
        ) : null}
      </Box>
    </>
  );
}
