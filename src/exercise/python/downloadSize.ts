import { PYTHON_DOWNLOAD } from '../../../.generated/pythonLessons';
import { LANGUAGE } from '../../texts/en/language';

/** @returns the size of Python's download in MB, with one decimal */
export function downloadSize(): string {
  return new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 }).format(
    PYTHON_DOWNLOAD / 1e6,
  );
}
