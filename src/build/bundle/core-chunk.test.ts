import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  isCartModule,
  isClockModule,
  isFieldsStyle,
  isListingModule,
  isOnDemandStyle,
  isOpeningHoursModule,
  isPartsStyle,
  isShopEventsModule,
} from './core-chunk.ts'

const files = globSync('src/**/*.{ts,tsx,css}').toSorted()

/** A file that is moved falls out of its chunk without a word, and visitors load one more for it. */
const inChunk = (isInIt: (id: string) => boolean): string[] =>
  files.filter((file) => isInIt(path.resolve(file))).map((file) => path.basename(file))

it.each([
  [
    'lists of products',
    isListingModule,
    [
      'compare-choice.tsx',
      'compare-listed.tsx',
      'compare-tray.module.css',
      'compare-tray.tsx',
      'compared-products.ts',
      'comparison-keys.ts',
      'comparison-list.ts',
      'tray-of-models.tsx',
      'listed-product.module.css',
      'listed-product.tsx',
      'quick-add.tsx',
    ],
  ],
  ['events of the shop', isShopEventsModule, ['shop-events.ts', 'use-shop-event.ts', 'parse-json.ts']],
  ['the time somewhere', isClockModule, ['clock-in-zone.ts', 'day-in-zone.ts', 'wall-clock.ts']],
  ['opening hours', isOpeningHoursModule, ['clock-words.ts', 'opening-hours.ts', 'weekday.ts']],
  [
    'the cart',
    isCartModule,
    [
      'cart-changes.ts',
      'cart-difference.ts',
      'cart-parse.ts',
      'cart-subtotal.ts',
      'line-item.ts',
      'money-format.ts',
      'money.ts',
      'number-format.ts',
    ],
  ],
  [
    'styles that pages of words have no use for',
    isPartsStyle,
    [
      'feature-boundary.module.css',
      'product-cards.module.css',
      'gallery-section.module.css',
      'items-section.module.css',
      'list-section.module.css',
      'quote-section.module.css',
      'text-section.module.css',
      'tiles.module.css',
      'parts.css',
    ],
  ],
  ['styles of fields', isFieldsStyle, ['postcode-field.module.css', 'fields.css']],
  [
    'styles on demand',
    isOnDemandStyle,
    [
      'suggestions.module.css',
      'corner-card.module.css',
      'cart-code-row.module.css',
      'cart-lines.module.css',
      'cart-notes.module.css',
      'cart-totals.module.css',
      'cart-ways.module.css',
      'free-delivery-tiles.module.css',
      'share-cart.module.css',
      'shared-cart-offer.module.css',
      'back-in-stock-form.module.css',
      'sub-navigation.module.css',
      'cart-panel.module.css',
      'menu-panel.module.css',
      'panel-dialog.module.css',
      'panel-rows.module.css',
      'search-panel.module.css',
      'sign-in-panel.module.css',
      'signed-in-rows.module.css',
      'turn-view.module.css',
      'zoom-dialog.module.css',
    ],
  ],
])('the chunk of %s has the files it was made for', (_, isInIt, made) => {
  expect(inChunk(isInIt)).toEqual(made)
})
