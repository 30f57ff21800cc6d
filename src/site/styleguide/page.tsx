import type { ReactNode } from 'react'
import { ActionLinks } from '../components/action-links.tsx'
import { Facts } from '../components/facts.tsx'
import { OnwardLink } from '../components/onward-link.tsx'
import { PageOpening } from '../components/page-opening.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { ProductCards } from '../components/product-cards.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { Shelf } from '../components/shelf.tsx'
import { Tiles } from '../components/tiles.tsx'
import type { Picture } from '../content/picture.ts'
import type { ProductCard } from '../content/product.ts'
import type { Section } from '../content/section.ts'
import { Icon } from '../icons/icon.tsx'
import { Colours } from './colours.tsx'
import { Controls } from './controls.tsx'
import { States } from './states.tsx'
import styles from './page.module.css'

interface Props {
  icons: string[]
  products: ProductCard[]
  scene: Picture
  sections: Section[]
}

const themes = ['light', 'dark'] as const

const Both = ({ children }: { children: ReactNode }) => (
  <div className={styles.both}>
    {themes.map((theme) => (
      <div key={theme} data-theme={theme} className={styles.theme}>
        {children}
      </div>
    ))}
  </div>
)

/** Every part of the site in both themes and all its states. Only in development. */
const Styleguide = ({ icons, products, scene, sections }: Props) => (
  <>
    <PageOpening title="Styleguide" />
    <div className={styles.parts}>
      <h2>Colours</h2>
      <Both>
        <Colours />
      </Both>
      <h2>Type</h2>
      <Both>
        {([7, 6, 5, 4, 3, 2, 1, 0] as const).map((step) => (
          <p key={step} className={styles[`t${step}`]}>
            Pool {step}
          </p>
        ))}
        <p className="lead">A lead paragraph, one size up and in ink.</p>
        <p>
          Body text with <a href="#type">a link to type</a>, <strong>strong words</strong> and figures: 1,234.50.
        </p>
        <p className="muted small">Small and muted.</p>
      </Both>
      <h2>Controls</h2>
      <Both>
        <Controls />
      </Both>
      <h2>Tiles</h2>
      <Both>
        <p>4.5 of 5</p>
        <div className={styles.narrow}>
          <Tiles count={4.5} of={5} />
        </div>
        <p>8 of 15 metres</p>
        <Tiles count={8} of={15} />
        <p>124 minutes, yours in yellow</p>
        <Tiles count={124} of={124} rows={2} yours={1} />
      </Both>
      <h2>Icons</h2>
      <Both>
        <ul className={styles.icons}>
          {icons.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Both>
      <h2>States</h2>
      <Both>
        <States />
      </Both>
      <h2>Pictures</h2>
      <Both>
        <PictureView picture={scene} sizes="40vw" />
        <ProductCards products={products.slice(0, 2)} />
        <OnwardLink href="#pictures">A link that leads on</OnwardLink>
        <ActionLinks
          actions={[
            { label: 'First action', href: '#a' },
            { label: 'Second action', href: '#b' },
          ]}
        />
      </Both>
    </div>
    <Facts
      items={[
        { title: 'a fact', value: '2 h', text: 'with a few words' },
        { title: 'another', value: '15 m' },
        { title: 'and one', value: 'A$499' },
      ]}
    />
    <Shelf
      label="A shelf"
      items={products.map(({ href, name, price, picture }) => ({ href, name, price, picture, text: 'On the shelf' }))}
    />
    <PageSections sections={sections} />
  </>
)

export default Styleguide
