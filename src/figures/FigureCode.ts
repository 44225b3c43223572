import { createContext } from 'react';
import type * as movingFigures from './movingFigures';
import type * as stillFigures from './stillFigures';

/** The code of figures, as much of it as a section of a lesson needs. */
export type FigureCode = Partial<typeof stillFigures & typeof movingFigures>;

/** Figures are deep within a text that needs no code of theirs where there are none. */
export const FigureCodeContext = createContext<FigureCode>({});
