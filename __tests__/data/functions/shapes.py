def area(radius: float) -> float:
    """The area of a square."""
    return radius * radius
