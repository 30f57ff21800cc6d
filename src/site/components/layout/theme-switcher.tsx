import type { ThemeChoice } from '../../state/shown-theme.ts'
import { useUi, useUiActions } from '../../state/ui-context.ts'
import styles from './theme-switcher.module.css'

const choices: [ThemeChoice, string][] = [
  ['system', 'Match device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

/**
 * Buttons, not a select: for a field anywhere in the page browsers that fill in forms lay out all of it as soon as it is read, and the
 * footer, where this stands, is to wait until it comes near.
 */
export const ThemeSwitcher = () => {
  const { theme } = useUi()
  const { chooseTheme } = useUiActions()
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is laid out by rules of its own, and there is nothing to send.
    <div role="group" aria-label="Colours" className={styles.switcher}>
      {choices.map(([choice, label]) => (
        <button key={choice} type="button" aria-pressed={choice === theme} onClick={() => chooseTheme(choice)}>
          {label}
        </button>
      ))}
    </div>
  )
}
