import { type ComponentType, useEffect, useRef, useState } from 'react'
import { ActionLinks } from '../../components/action-links.tsx'
import { Prose } from '../../components/prose.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { FindDealers } from '../../content/dealer.ts'
import type { SectionIn } from '../../content/section.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './see-one-working.module.css'

type Finder = ComponentType<FindDealers>

/** About a screen before it is seen. */
const near = '800px'

/** The finder and all dealers of the edition, once somebody comes near. What is being typed into the plain field stays there. */
const useDemoFinder = () => {
  const { code } = useShell().edition
  const section = useRef<HTMLElement>(null)
  const [found, setFound] = useState<{ Finder: Finder; data: FindDealers }>()
  useEffect(() => {
    const element = section.current
    if (element === null) return
    let isCurrent = true
    const show = async () => {
      const { DemoFinder, loadFindDealers } = await import('../../features/dealers/demo-finder.tsx')
      const data = await loadFindDealers(code)
      const field = element.querySelector('input')
      if (isCurrent && !field?.value && field !== document.activeElement) setFound({ Finder: DemoFinder, data })
    }
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        // Without it the plain field leads to the page that finds dealers.
        show().catch(() => undefined)
      },
      { rootMargin: near },
    )
    seen.observe(element)
    return () => {
      isCurrent = false
      seen.disconnect()
    }
  }, [code])
  return [section, found] as const
}

/** A demo before buying: who is near brings one. */
export const SeeOneWorking = ({ section: { heading, html, actions } }: { section: SectionIn<'home', 'demo'> }) => {
  const { code } = useShell().edition
  const [section, found] = useDemoFinder()
  return (
    <section ref={section} className="section sand">
      <div className={`wrap ${styles.both}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        {found ? (
          <found.Finder {...found.data} />
        ) : (
          <>
            <form className={styles.plain} action={`/${code}/support/find-a-dealer/`}>
              <Icon name="pin" />
              <input
                name="place"
                aria-label="Suburb, town or postcode"
                placeholder="Suburb or postcode"
                autoComplete="off"
              />
              <button type="submit" className="button">
                Find
              </button>
            </form>
            <div className={styles.ground} />
          </>
        )}
        <div className={styles.ways}>
          <ActionLinks actions={actions} />
        </div>
      </div>
    </section>
  )
}
