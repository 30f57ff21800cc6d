import { waysFrom } from '../../../../domain/after-sales/troubleshooting.ts'
import { Prose } from '../../../components/prose.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { TroubleStep, TroubleshootingPage } from '../../../content/troubleshooting.ts'
import { dealersFor } from './outcome.tsx'
import styles from './whole-tree.module.css'

type Props = Pick<TroubleshootingPage, 'subjects' | 'tree' | 'parts'>

/** Every step once, with the symptom that leads there first. */
const inOrder = (symptoms: readonly string[], steps: Readonly<Record<string, TroubleStep>>) => {
  const seen = new Set<string>()
  return symptoms.map((symptom) => {
    const own: string[] = []
    const visit = (slug: string) => {
      const step = steps[slug]
      if (step === undefined || seen.has(slug)) return
      seen.add(slug)
      own.push(slug)
      for (const { to } of waysFrom(step)) visit(to)
    }
    visit(symptom)
    return { symptom, own }
  })
}

/** The tree as a manual prints it: numbered steps, each answer with the number to go on at. For reading without scripts. */
export const WholeTree = ({ subjects, tree, parts }: Props) => {
  const { edition } = useShell()
  const support = `/${edition.code}/support/`
  const ordered = inOrder(
    subjects.flatMap(({ groups }) => groups.flatMap(({ symptoms }) => symptoms)),
    tree.steps,
  )
  const numbers = new Map(ordered.flatMap(({ own }) => own).map((slug, index) => [slug, index + 1]))
  const chapters = new Map(ordered.map(({ symptom, own }) => [symptom, own]))
  return (
    <div className={styles.manual}>
      {subjects.map(({ name, groups }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {groups.flatMap(({ symptoms }) =>
              symptoms.map((slug) => (
                <li key={slug}>
                  <a href={`#step-${slug}`}>{tree.steps[slug]?.symptom}</a>, step {numbers.get(slug)}
                </li>
              )),
            )}
          </ul>
          {groups.flatMap(({ symptoms }) =>
            symptoms.map((symptom) => (
              <div key={symptom} className={styles.chapter}>
                <h3>{tree.steps[symptom]?.symptom}</h3>
                <ol start={numbers.get(chapters.get(symptom)?.[0] ?? symptom)}>
                  {chapters.get(symptom)?.map((slug) => {
                    const step = tree.steps[slug]
                    if (step === undefined) return null
                    const { title, html, outcome } = step
                    const { dealers, near } = dealersFor(tree.steps[symptom]?.isWater === true, support)
                    return (
                      <li key={slug} id={`step-${slug}`}>
                        <strong>{title}</strong>
                        <Prose html={html} />
                        {step.parts !== undefined && (
                          <p>
                            {step.parts.map((part) => (
                              <span key={part}>
                                <a href={`/${edition.code}/products/${part}/`}>{parts[part]?.name}</a>,{' '}
                                {parts[part]?.price}.{' '}
                              </span>
                            ))}
                          </p>
                        )}
                        {outcome === 'dealer' && <a href={dealers}>{near}</a>}
                        {outcome === 'repair' && (
                          <a href={`${support}repairs-and-parts/?issue=${slug}#request`}>Request a repair</a>
                        )}
                        {waysFrom(step).map(({ label, to }) => (
                          <p key={to}>
                            {label}: <a href={`#step-${to}`}>step {numbers.get(to)}</a>
                          </p>
                        ))}
                      </li>
                    )
                  })}
                </ol>
              </div>
            )),
          )}
        </section>
      ))}
    </div>
  )
}
