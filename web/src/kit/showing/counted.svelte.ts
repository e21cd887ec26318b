/** For tests: a number that comes from one position after the other. */
export function counted(money: number, standing = false) {
  let position = $state.raw({ money })
  return {
    props: {
      get value() {
        return position.money
      },
      standing,
    },
    set position(next: { money: number }) {
      position = next
    },
  }
}
