import { useEffect, useMemo, useRef } from 'react'
import { readWalk, treeFor } from '../../../../domain/after-sales/troubleshooting.ts'
import { ModelSelect } from '../../../components/model-select.tsx'
import { Prose } from '../../../components/prose.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { TroubleshootingPage } from '../../../content/troubleshooting.ts'
import { Icon } from '../../../icons/icon.tsx'
import { setAddressQuery, useAddressQuery } from '../../../state/address-query.ts'
import { useAwaited } from '../../../state/use-awaited.ts'
import styles from './fault-finder.module.css'
import { StepDrawing } from './step-drawing.tsx'
import { StepView } from './step-view.tsx'
import { SymptomList } from './symptom-list.tsx'
import { Trail } from './trail.tsx'
import { createLinkTo } from './walk-links.ts'
import { WholeTree } from './whole-tree.tsx'

const lostWords = {
  symptom: 'That link names a symptom not on this list. Pick the sentence that comes closest.',
  step: 'Part of that link no longer works: this is the last step that does. Go on from here.',
}

const machineIn = (search: string, lines: TroubleshootingPage['lines']) => {
  const asked = new URLSearchParams(search).get('model')
  return lines.flatMap(({ machines }) => machines).find(({ slug }) => slug === asked)
}

const withModel = (search: string, model: string): string => {
  const query = new URLSearchParams(search)
  if (model === '') query.delete('model')
  else query.set('model', model)
  return query.size === 0 ? '' : `?${query}`
}

/** From what somebody sees to what to do about it, one question at a time. The address holds the way. */
export const FaultFinder = ({ title, slots, subjects, tree, parts, lines }: Omit<TroubleshootingPage, 'rest'>) => {
  const { edition } = useShell()
  const search = useAddressQuery()
  const awaited = useAwaited()
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const { path, fixed, lost } = useMemo(() => readWalk(search, tree), [search, tree])
  const machine = machineIn(search, lines)
  const model = machine?.slug ?? ''
  const own = useMemo(() => treeFor(tree, machine?.traits), [tree, machine])

  // Whoever answered reads the next question first; whoever has just come is left where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what moves
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  }, [search])

  const linkTo = createLinkTo(`/${edition.code}/support/troubleshooting/`, search, (query) => {
    moved.current = true
    setAddressQuery(query)
  })
  const isWalking = path.length > 0
  return (
    <div
      className={`wrap ${styles.page}`}
      data-feature="troubleshooting"
      data-walking={isWalking || undefined}
      {...awaited}
    >
      <header className={styles.opening}>
        <h1 {...(!isWalking && { ref: heading, tabIndex: -1 })}>{title}</h1>
        {!isWalking && slots.hero.html !== undefined && (
          <div className="lead">
            <Prose html={slots.hero.html} />
          </div>
        )}
      </header>
      {lost !== undefined && (
        <p className={`notice ${styles.lost}`} role="status">
          {lostWords[lost]}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          {isWalking ? (
            <Trail path={path} tree={tree} linkTo={linkTo} />
          ) : (
            <div className={styles.drawing}>
              <StepDrawing name="robot-in-pool" />
            </div>
          )}
          <ModelSelect
            lines={lines}
            chosen={model}
            onChoose={(slug) => setAddressQuery(withModel(window.location.search, slug))}
          />
          {isWalking && (
            <button type="button" className={`no-print ${styles.print}`} onClick={() => window.print()}>
              <Icon name="print" /> Print what you tried
            </button>
          )}
        </div>
        {isWalking && !fixed && (
          <StepView path={path} tree={own} parts={parts} model={model} linkTo={linkTo} heading={heading} />
        )}
        {isWalking && fixed && (
          <section className={styles.done}>
            <h2 ref={heading} tabIndex={-1}>
              {slots.done.heading}
            </h2>
            <Prose html={slots.done.html} />
            <div className="actions">
              <a className="button button-quiet" {...linkTo({ path: [], fixed: false })}>
                Something else
              </a>
            </div>
          </section>
        )}
        {!isWalking && <SymptomList subjects={subjects} tree={own} machine={machine?.name} linkTo={linkTo} />}
      </div>
      <noscript>
        <WholeTree subjects={subjects} tree={tree} parts={parts} />
      </noscript>
    </div>
  )
}
