import { createContext } from 'react';
import type * as movingFigures from './movingFigures';
import type * as stillFigures from './stillFigures';

/** The figure components that a lesson's section needs. */
export type FigureCode = Partial<typeof stillFigures & typeof movingFigures>;

/**
 * Provides figure components to deeply nested figures, so that text without figures doesn't load their code.
 */
export const FigureCodeContext = createContext<FigureCode>({});
