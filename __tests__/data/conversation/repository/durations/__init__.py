from .parse import parse

__all__ = ["parse"]
