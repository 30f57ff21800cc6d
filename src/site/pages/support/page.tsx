import { CallUs } from '../../components/call-us.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { Problem } from '../../content/problem.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { SerialNumber } from '../../features/serial/serial-number.tsx'
import { ProblemList } from './problem-list.tsx'
import { WaysOn } from './ways-on.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage {
  heading?: string
  problems: Problem[]
}

/** Start from the problem, then the answer, then a human. */
const Support = ({ title, heading, problems, sections }: Props) => {
  const { edition } = useShell()
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const ways = take('features')
  const serial = take('imageText')
  const human = take('callToAction')
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{title}</h1>
        {hero?.html !== undefined && (
          <div className="lead">
            <Prose html={hero.html} />
          </div>
        )}
      </header>
      <section className={`wrap ${styles.problems}`}>
        <h2 className="visually-hidden">{heading ?? 'Start from the problem'}</h2>
        <ProblemList problems={problems} />
      </section>
      <CallUs section={human} />
      {ways !== undefined && <WaysOn section={ways} />}
      <PageSections sections={rest} />
      {serial !== undefined && (
        <section className={`section ${styles.serial}`}>
          <div className={`wrap ${styles.columns}`}>
            <div>
              <h2>{serial.heading}</h2>
              <Prose html={serial.html} />
            </div>
            {serial.picture !== undefined && (
              <div className={`cutout ${styles.robot}`}>
                <PictureView picture={serial.picture} sizes="(min-width: 51rem) 40vw, 92vw" />
              </div>
            )}
            <SerialNumber region={edition.code.slice(3).toUpperCase()} />
          </div>
        </section>
      )}
    </>
  )
}

export default Support
