import { useCartStore } from '../../state/cart-provider.tsx'

export const PickUpChoice = ({ isPickUp }: { isPickUp: boolean }) => {
  const { setPickUp } = useCartStore()
  return (
    <p>
      <label>
        <input type="checkbox" checked={isPickUp} onChange={({ target }) => setPickUp(target.checked)} /> I will pick it
        up
      </label>
    </p>
  )
}
