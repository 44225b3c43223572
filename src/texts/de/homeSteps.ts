/** Texts of the home page's section about how a lesson works. */
import type { Translated } from '../translation';

export const title = 'So läuft eine Lektion ab';
export const intro = 'Jede Lektion besteht aus denselben vier Schritten.';
export const steps = [
  {
    title: 'Lies ein Stück',
    text: 'Kurze Erklärungen mit Abbildungen und Code, den du ausführen kannst.',
  },
  {
    title: 'Führ den Code aus',
    text: 'Ändere in einem Beispiel eine Zeile, führ es noch einmal aus und schau, was jetzt anders ist.',
  },
  {
    title: 'Teste dich selbst',
    text: 'Die Tests sagen dir, was nicht stimmt und warum. Tipps holst du dir einen nach dem anderen.',
  },
  {
    title: 'Mach da weiter, wo du aufgehört hast',
    text: 'Dein Browser merkt sich, was du geschafft hast. Nichts davon wird an uns gesendet.',
  },
] as const;

export type Complete = Translated<typeof import('../en/homeSteps'), typeof import('./homeSteps')>;
