import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

export function Moving() {
  const [tab, setTab] = useState(0);
  const [step, setStep] = useState(0);
  return (
    <Stack component="section" aria-label="Navigation" spacing={2}>
      <Accordion>
        <AccordionSummary>Unfold</AccordionSummary>
        <AccordionDetails>Unfolded text</AccordionDetails>
      </Accordion>
      <Tabs value={tab} aria-label="Views" onChange={(_event, next: number) => setTab(next)}>
        <Tab label="First view" />
        <Tab label="Second view" />
      </Tabs>
      <Stepper nonLinear activeStep={step}>
        {['Read', 'Write'].map((label, index) => (
          <Step key={label}>
            <StepButton onClick={() => setStep(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      <MobileStepper
        variant="progress"
        steps={3}
        position="static"
        activeStep={1}
        backButton={null}
        nextButton={null}
        slotProps={{ progress: { 'aria-label': 'Step 2 of 3' } }}
      />
      <Pagination count={5} />
      <Breadcrumbs aria-label="Trail">
        <Link href="/">Home</Link>
        <Link href="/about" underline="hover">
          About
        </Link>
      </Breadcrumbs>
    </Stack>
  );
}
