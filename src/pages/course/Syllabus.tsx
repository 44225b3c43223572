import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Section } from '../../components/Section';
import * as texts from '../../texts/en/courseSyllabus';
import type { CourseId } from '../../content/model';
import { courseTotals } from '../../content/totals';
import { findCourse } from './findCourse';
import { SyllabusModule } from './SyllabusModule';
import { tutorials } from './tutorials';

interface SyllabusProps {
  id: CourseId;
}

/** The course's modules in order. Opens the first one, and the one that the URL fragment points to. */
export function Syllabus({ id }: SyllabusProps) {
  const course = findCourse(id);
  const { modules, lessons } = courseTotals(course, tutorials);

  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, []);

  return (
    <Section id="syllabus" title={texts.title} intro={texts.intro(modules, lessons)} tone="sunken">
      <Modules>
        {course.modules.map((module, index) => (
          <li key={module.id}>
            <SyllabusModule module={module} startsOpen={index === 0} />
          </li>
        ))}
      </Modules>
    </Section>
  );
}

const Modules = styled('ol')(({ theme }) => ({
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  listStyle: 'none',
  counterReset: 'module',
  '& > li': { counterIncrement: 'module' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '@media print': { border: 0, '& > li + li': { border: 0 } },
}));
