import type { MachineDrawing } from '../../../../domain/after-sales/machine-places.ts'
import type { RepairedMachine } from '../../../content/repairs.ts'
import styles from './exploded-view.module.css'
import { RobotView } from './robot-view.tsx'
import { ChlorinatorView, OzoneView } from './water-view.tsx'

/** As much paper as a drawing needs; all of one width, so that lines and numbers are of one size. */
const sheets: Record<MachineDrawing, string> = {
  corded: '-390 -452 780 730',
  cordless: '-390 -452 780 730',
  commercial: '-390 -462 780 740',
  chlorinator: '-390 -400 780 740',
  ozone: '-390 -400 780 720',
}

type Props = Pick<RepairedMachine, 'drawing' | 'wheels' | 'places'> & { name?: string }

/** The machine taken apart. With a name its parts are links; without, it is a picture. */
export const ExplodedView = ({ drawing = 'corded', wheels, places, name }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up over every part; the figure around it has a name
  <svg className={styles.view} viewBox={sheets[drawing]} aria-hidden={name === undefined || undefined}>
    {drawing === 'chlorinator' && <ChlorinatorView />}
    {drawing === 'ozone' && <OzoneView />}
    {drawing !== 'chlorinator' && drawing !== 'ozone' && (
      <RobotView kind={drawing} wheels={wheels ?? false} swivel={places.some(({ place }) => place === 'swivel')} />
    )}
  </svg>
)
