import type { PageData } from '../../runtime/page-data.ts'
import type { Shell } from '../content/shell.ts'

/** What every panel is shown with. */
export interface PanelProps {
  shell: Shell
  page: PageData
}
