import { useCallback, useState } from 'react'
import { Prose } from '../../components/prose.tsx'
import type { FormSection as Words } from '../../content/section.ts'
import { Icon } from '../../icons/icon.tsx'
import { FormIsland } from './form-island.tsx'
import styles from './form-section.module.css'
import './form-styles.ts'
import type { LiveFormProps } from './live-form.tsx'

interface Props extends Pick<LiveFormProps, 'kind' | 'offer'> {
  /** The editor's words beside the form, and other ways to reach us. */
  section: Words
  id?: string
  prefill?: LiveFormProps['prefill']
}

const nothing = {}

/** A form in its place on a page. */
export const FormSection = ({ kind, offer, section, id, prefill = nothing }: Props) => {
  const [isAlive, setAlive] = useState(false)
  const onAlive = useCallback(() => setAlive(true), [])
  const awaited = prefill !== nothing && !isAlive ? { 'data-awaited': 'query' } : {}
  return (
    <section className="section" id={id ?? kind} {...awaited}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{section.heading}</h2>
          <Prose html={section.html} />
          {section.actions !== undefined && (
            <ul className={styles.ways}>
              {section.actions.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>
                    <Icon name={href.startsWith('tel:') ? 'phone' : 'edit'} />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.paper}>
          <FormIsland kind={kind} offer={offer} prefill={prefill} onAlive={onAlive} />
        </div>
      </div>
    </section>
  )
}
