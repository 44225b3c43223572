import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import type { WebLanguage } from '../../../content/lesson';
import * as texts from '../../../texts/en/exerciseWeb';

export const LANGUAGE_NAMES: Record<WebLanguage, string> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
};

interface FileTabsProps {
  /** Id prefix of the tabs and panels. */
  id: string;
  files: readonly { language: WebLanguage; isGiven?: boolean }[];
  active: WebLanguage;
  onActive: (language: WebLanguage) => void;
}

/** One tab per file. Memoized because MUI's tabs measure the layout on every render, even while typing. */
export const FileTabs = memo(function FileTabs({ id, files, active, onActive }: FileTabsProps) {
  return (
    <Tabs
      className="js-only"
      aria-label={texts.files}
      value={active}
      onChange={(_event, language: WebLanguage) => onActive(language)}
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
      sx={{ flex: '1 1 auto', minWidth: 0, minHeight: 44 }}
    >
      {files.map(({ language, isGiven }) => (
        <Tab
          key={language}
          value={language}
          id={`${id}-tab-${language}`}
          aria-controls={`${id}-panel-${language}`}
          label={isGiven ? texts.givenFile(LANGUAGE_NAMES[language]) : LANGUAGE_NAMES[language]}
          sx={{ minWidth: 0, minHeight: 44, px: { xs: 1, sm: 2 }, textTransform: 'none' }}
        />
      ))}
    </Tabs>
  );
});
