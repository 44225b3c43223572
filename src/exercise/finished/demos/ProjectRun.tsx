import { useColorScheme } from '@mui/material/styles';
import { PROJECT_CODE } from '../../../../.generated/projectCode';
import type { FinishedProject } from '../../../content/exercises/project';
import { FullWindow } from '../page/FullWindow';
import { PageRun } from '../page/PageRun';
import { ProgramRun } from './ProgramRun';

interface ProjectRunProps {
  project: FinishedProject;
  /** True if the page is shown in a full-screen dialog. */
  isFull: boolean;
  onCloseFull: () => void;
}

/** Runs a finished project in the same sandbox as the lessons. */
export function ProjectRun({ project, isFull, onCloseFull }: ProjectRunProps) {
  const { colorScheme = 'light' } = useColorScheme();
  const { lessonId, title, inputs } = project;
  const code = PROJECT_CODE[lessonId];
  if (code === undefined) return null;
  if (code.kind === 'program') {
    return <ProgramRun title={title} code={code.code} inputs={inputs} />;
  }
  return (
    <>
      <PageRun name={title} files={code.files} scheme={colorScheme} />
      <FullWindow
        isOpen={isFull}
        name={title}
        files={code.files}
        scheme={colorScheme}
        onClose={onCloseFull}
      />
    </>
  );
}
