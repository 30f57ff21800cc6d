import type { ReactNode } from 'react'
import { ActionLinks } from '../../components/action-links.tsx'
import { PageOpening } from '../../components/page-opening.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import { ValueRows } from '../../components/value-rows.tsx'
import { WithContents } from '../../components/with-contents.tsx'
import { anchorOf } from '../../content/anchor.ts'
import type { AnySection, Section, TemplatePage } from '../../content/section.ts'
import styles from './page.module.css'

const Part = ({ section: { kind, heading = '', html, items, actions } }: { section: AnySection }) => (
  <section id={anchorOf(heading)} className={styles.part}>
    <h2>{heading}</h2>
    <Prose html={html} />
    {items !== undefined && kind === 'steps' && (
      <ol className={styles.steps}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    )}
    {items !== undefined && kind !== 'steps' && <ValueRows items={items} />}
    <ActionLinks actions={actions} />
  </section>
)

const isForReading = ({ kind, heading }: Section) =>
  heading !== undefined && ['text', 'features', 'steps'].includes(kind)

export interface ReadingPage extends TemplatePage {
  changed?: string
}

/** A page to be read and looked things up in: terms, warranty, privacy. What can be asked comes before what is to be read. */
const Page = ({ title, slots, rest, changed, children }: ReadingPage & { children?: ReactNode }) => {
  const parts = rest.filter(isForReading)
  return (
    <>
      <PageOpening title={title} hero={slots.hero} />
      {children}
      <WithContents
        label="On this page"
        entries={parts.map(({ heading = '' }) => ({ id: anchorOf(heading), name: heading }))}
      >
        <div className={styles.parts}>
          {changed !== undefined && <p className={`muted ${styles.changed}`}>Last updated on {changed}</p>}
          {parts.map((section) => (
            <Part key={section.heading} section={section} />
          ))}
        </div>
      </WithContents>
      <PageSections sections={rest.filter((section) => !isForReading(section))} />
    </>
  )
}

export default Page
