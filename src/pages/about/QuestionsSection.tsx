import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/Disclosure';
import { fillBrand } from '../../brand/fillBrand';
import { Section } from '../../components/Section';
import type { Question } from '../../content/model';
import { questions } from '../../content/questions';

const SHOWN: readonly Question[] = (questions as readonly Question[]).filter(({ places }) =>
  places.includes('about'),
);

export function QuestionsSection() {
  return (
    <Section id="questions" title="Questions" tone="sunken" layout="split">
      <Box>
        {SHOWN.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={fillBrand(question)}>
            {answer.map((paragraph) => (
              <Typography key={paragraph}>{fillBrand(paragraph)}</Typography>
            ))}
          </Disclosure>
        ))}
      </Box>
    </Section>
  );
}
