import type { PhoneHours } from '../../../domain/contact/phone-hours.ts'
import { CallUs } from '../../components/call-us.tsx'
import { OpenNow } from '../../components/open-now.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { Problem } from '../../content/robot-problem.ts'
import type { EditorialPage } from '../../content/section.ts'
import { SerialNumber } from '../../features/serial/serial-number.tsx'
import { ProblemList } from './problem-list.tsx'
import { WaysOn } from './ways-on.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage<'support', 'hero' | 'ways' | 'serial' | 'human'> {
  heading: string
  problems: Problem[]
  phoneHours: PhoneHours
}

/** Start from the problem, then the answer, then a human. */
const Support = ({ title, heading, problems, slots, rest, phoneHours }: Props) => {
  const { edition } = useShell()
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{title}</h1>
        {slots.hero.html !== undefined && (
          <div className="lead">
            <Prose html={slots.hero.html} />
          </div>
        )}
      </header>
      <section className={`wrap ${styles.problems}`}>
        <h2 className="visually-hidden">{heading}</h2>
        <ProblemList problems={problems} />
      </section>
      <CallUs section={slots.human} now={<OpenNow {...phoneHours} />} />
      <WaysOn section={slots.ways} />
      <PageSections sections={rest} />
      <section className={`section ${styles.serial}`}>
        <div className={`wrap ${styles.columns}`}>
          <div>
            <h2>{slots.serial.heading}</h2>
            <Prose html={slots.serial.html} />
          </div>
          {slots.serial.picture !== undefined && (
            <div className={`cutout ${styles.robot}`}>
              <PictureView picture={slots.serial.picture} sizes="(min-width: 51rem) 40vw, 92vw" />
            </div>
          )}
          <SerialNumber region={edition.code.slice(3).toUpperCase()} />
        </div>
      </section>
    </>
  )
}

export default Support
