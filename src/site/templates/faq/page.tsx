import { CallUs } from '../../components/call-us.tsx'
import { OnwardLink } from '../../components/onward-link.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { QuestionList } from '../../components/question-list.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { FaqLink } from '../../content/faq.ts'
import type { ProductCard } from '../../content/product.ts'
import type { Action } from '../../content/section.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './page.module.css'

interface Props {
  /** Where the same is looked for step by step. */
  stepsHref?: string
  topic: Action
  question: string
  html: string
  reviewed: string
  products?: ProductCard[]
  others?: FaqLink[]
}

const Faq = ({ stepsHref, topic, question, html, reviewed, products = [], others = [] }: Props) => {
  const { edition } = useShell()
  return (
    <>
      <article className={`wrap ${styles.article}`}>
        <header className={styles.question}>
          <a className={`onward no-print ${styles.topic}`} href={topic.href}>
            <Icon name="back" /> {topic.label}
          </a>
          <h1>{question}</h1>
        </header>
        <div className={styles.answer}>
          <Prose html={html} />
          {stepsHref !== undefined && (
            <p className="no-print">
              <OnwardLink href={stepsHref}>Find the fault step by step</OnwardLink>
            </p>
          )}
          <p className="muted small">Last reviewed on {reviewed}</p>
        </div>
        {products.length > 0 && (
          <aside className={`no-print ${styles.about}`} aria-labelledby="about">
            <h2 id="about">This is about</h2>
            <ul className={`rows ${styles.products}`}>
              {products.map(({ href, name, picture }) => (
                <li key={href}>
                  <a href={href}>
                    <PictureView picture={picture} sizes="72px" />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </article>
      {others.length > 0 && (
        <section className={`section wrap no-print ${styles.others}`}>
          <h2>People also ask</h2>
          <QuestionList questions={others} />
        </section>
      )}
      <CallUs
        section={{
          heading: 'Still stuck?',
          actions: [
            { label: 'Ask a person', href: `/${edition.code}/support/contact/` },
            { label: 'Book a repair', href: `/${edition.code}/support/repairs-and-parts/` },
          ],
        }}
      >
        <p>{edition.hours}</p>
      </CallUs>
    </>
  )
}

export default Faq
