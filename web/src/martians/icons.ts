/// The icons of goods and needs.
export const iconOfGood = (good: string): string =>
    good === 'energy' || good === 'time' || good === 'reputation'
        ? good
        : good === 'mineral-green-or-blue'
          ? 'mineral-any'
          : good.startsWith('mineral-')
            ? good
            : `good-${good}`;
